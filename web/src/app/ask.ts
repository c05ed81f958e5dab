/** Asking the server; what it refuses is thrown, with its sentence. */

import type { Refusal } from '../table/types';

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.sentence);
    this.refusal = refusal;
  }
}

/** The server does not answer at all. */
export class Unreachable extends Error {}

/** The answer to a request, read as JSON; nothing for an empty one. */
export async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { 'accept-language': document.documentElement.lang } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, 'content-type': 'application/json' };
  }
  const answer = await fetch(`/api${path}`, request).catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  if (!answer.ok) throw new Refused((await answer.json()) as Refusal);
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}
