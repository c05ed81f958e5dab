/** The messages of a table's WebSocket, as the server's own structures have them; docs/server.md tells them in words. */

export type {
  FromClient as ToServer,
  HintTold,
  Moved,
  TableTold,
  TalkTold as Talk,
  ToClient as FromServer,
} from './schema.gen';

/** Keys and indexes; a list of keys at its end says that these are gone. */
export type Path = (string | number | string[])[];
export type Change = [Path, unknown];
