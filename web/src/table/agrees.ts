/** The types written by hand in wire.ts and types.ts, held against those made from the server: this file must compile. */

import type { FromClient, ToClient } from './schema.gen';
import type { FromServer, ToServer } from './wire';

/** What the server sends under a name, and what we read under that name. */
type Sent<Name> = Extract<ToClient, { type: Name }>;
type Read<Name> = Extract<FromServer, { type: Name }>;

/** The names of messages that we read otherwise than they are sent: none, or this does not compile. */
type Misread = { [Name in FromServer['type']]: [Sent<Name>] extends [never] ? Name : Sent<Name> extends Read<Name> ? never : Name };
/** The names of messages that the server would not understand. */
type Mistold = { [Name in ToServer['type']]: Extract<ToServer, { type: Name }> extends FromClient ? never : Name };

type None<Wrong extends never> = Wrong;
export type Agreed = [None<Misread[FromServer['type']]>, None<Mistold[ToServer['type']]>];
