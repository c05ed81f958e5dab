/** A connection to the server that mends itself: connects again, later and later, and at once when the network is back. */

import type { FromServer, ToServer } from './wire';

export type ConnectionStatus = 'joining' | 'live' | 'lost' | 'refused';

/** The part of a WebSocket that a connection needs. */
export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** The server will not have us: connecting again would not help. */
const POLICY = 1008;

export class Connection {
  readonly #address: () => string;
  readonly #hear: (message: FromServer) => void;
  readonly #changed: (status: ConnectionStatus) => void;
  readonly #connect: (address: string) => Socket;
  #socket: Socket | null = null;
  #open = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    address: () => string,
    hear: (message: FromServer) => void,
    changed: (status: ConnectionStatus) => void,
    connect: (address: string) => Socket = (where) => new WebSocket(where),
  ) {
    this.#address = address;
    this.#hear = hear;
    this.#changed = changed;
    this.#connect = connect;
    addEventListener('online', this.#now);
    addEventListener('offline', this.#cut);
    this.#dial();
  }

  /** Send, if the connection is open; whoever asks keeps what must not be lost. */
  send(message: ToServer): boolean {
    if (!this.#open) return false;
    this.#socket!.send(JSON.stringify(message));
    return true;
  }

  /** Hang up and dial anew, as somebody else or because nothing comes any more. */
  redial(): void {
    this.#drop();
    this.#dial();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#cut);
    this.#drop();
  }

  readonly #now = (): void => {
    this.#failures = 0;
    if (!this.#open) this.redial();
  };

  readonly #cut = (): void => {
    this.#drop();
    this.#changed('lost');
    this.#later();
  };

  #dial(): void {
    const socket = this.#connect(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#open = true;
      this.#failures = 0;
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code }) => {
      this.#drop();
      if (code === POLICY) this.#changed('refused');
      else {
        this.#changed('lost');
        this.#later();
      }
    };
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#open = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #later(): void {
    if (this.#closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#dial(), wait * (0.8 + 0.4 * Math.random()));
  }
}
