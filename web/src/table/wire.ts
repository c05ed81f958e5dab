/** The messages of a table's WebSocket, as the server's own structures have them; docs/server.md tells them in words. */

export type {
  FromClient as ToServer,
  HintTold,
  Moved,
  TableTold,
  TalkTold as Talk,
  ToClient as FromServer,
} from './schema.gen';

export type Path = (string | number)[];
export type Change = [Path, unknown];
