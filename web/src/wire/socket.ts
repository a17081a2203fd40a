/** One websocket that comes back by itself; every request is answered or fails. */
import { PROTOCOL, type AnyCommand, type AnyFrame } from "./messages";
import { Refused, refusedBy } from "./rest";

export type State = "connecting" | "open" | "lost" | "closed";
/** A request without its number, which the line gives it. */
export type Ask = AnyCommand extends infer R
  ? R extends AnyCommand
    ? Omit<R, "id">
    : never
  : never;

interface Waiting {
  done: () => void;
  failed: (reason: Refused) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const NOT_LET_IN = 1008;

export class Socket {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;

  constructor(
    private readonly room: string,
    private readonly token: string,
    private readonly hear: (frame: AnyFrame) => void,
    private readonly changed: (state: State, refused?: Refused) => void,
  ) {
    this.#open();
    addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#atOnce);
  }

  /** Sends a request; resolved once it is on disk. */
  send(ask: Ask): Promise<void> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("gone"));
    const id = this.#next++;
    this.#socket.send(JSON.stringify({ ...ask, id }));
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#atOnce);
    this.#socket?.close();
    this.changed("closed");
  }

  #open(): void {
    this.changed("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.room}/play`);
    this.#socket = socket;
    let refused: Refused | undefined;
    socket.onopen = () => {
      this.send({ do: "hello", protocol: PROTOCOL, token: this.token }).then(
        () => {
          this.#wait = FIRST_WAIT;
          this.changed("open");
        },
        (error: Refused) => (refused = error),
      );
    };
    socket.onmessage = (message) => this.#take(JSON.parse(message.data as string) as AnyFrame);
    socket.onclose = (event) => {
      this.#failAll();
      if (this.#closed || socket !== this.#socket) return;
      const noEntry = event.code === NOT_LET_IN && refused && refused.reason !== "gone";
      if (noEntry) {
        this.changed("closed", refused);
      } else {
        this.changed("lost");
        this.#timer = window.setTimeout(() => this.#open(), this.#wait);
        this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
      }
    };
  }

  #take(frame: AnyFrame): void {
    if (frame.is === "done") this.#settle(frame.to)?.done();
    else if (frame.is === "refused") {
      this.#settle(frame.to)?.failed(refusedBy(frame));
    } else this.hear(frame);
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #failAll(): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of all) waiting.failed(new Refused("gone"));
  }

  /** Somebody looks again, or the network is back: there is no point in waiting longer. */
  #atOnce = (): void => {
    const idle = this.#socket?.readyState === WebSocket.CLOSED;
    if (this.#closed || !idle || document.hidden) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };
}
