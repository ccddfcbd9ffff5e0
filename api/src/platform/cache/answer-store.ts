import { contentTag } from '../data/etags.js';

/** What a key costs beside its text and its body. Bytes. */
const ENTRY_BYTES = 300;

/** The content of an answer. Equal ones are one object, under however many keys. */
export class StoredBody {
  /** How many keys lead here. */
  uses = 0;

  constructor(
    /** As it is sent; a text would be encoded anew each time. */
    readonly bytes: Buffer,
    readonly etag: string,
  ) {}

  /** As a text, decoded anew each time. */
  get body(): string {
    return this.bytes.toString();
  }
}

export interface StoredAnswer<T> {
  content: StoredBody;
  tags: readonly T[];
  /** Fresh until then. Milliseconds since 1970. */
  expires: number;
  /** Forgotten then. */
  ends: number;
}

/**
 * Answers by key, bounded in bytes. Strangers choose keys freely, so a key is a newcomer until it is asked for a second time:
 * newcomers have an eighth of the room, where they push out one another and never what was asked for again.
 */
export class AnswerStore<T> {
  private readonly bodies = new Map<string, StoredBody>();
  private readonly asked = new Map<string, StoredAnswer<T>>();
  private readonly newcomers = new Map<string, StoredAnswer<T>>();
  private held = 0;
  private ofNewcomers = 0;

  /** @param limit bytes of keys and bodies; one answer of more than a sixteenth of it is not kept at all */
  constructor(private readonly limit: number) {}

  /** Bytes held now. */
  get bytes(): number {
    return this.held;
  }

  /** Keys known now. */
  get keys(): string[] {
    return [...this.asked.keys(), ...this.newcomers.keys()];
  }

  /** What is kept under a key, fresh or not, without asking for it. */
  find(key: string): StoredAnswer<T> | undefined {
    return this.asked.get(key) ?? this.newcomers.get(key);
  }

  /** The same for a caller: it stays longer than what nobody asks for. */
  ask(key: string): StoredAnswer<T> | undefined {
    const entry = this.find(key);
    if (!entry) return undefined;
    if (this.newcomers.delete(key)) this.ofNewcomers -= weigh(key, entry.content);
    this.asked.delete(key);
    this.asked.set(key, entry);
    return entry;
  }

  /** The one object for this content: the stored one where it is known. */
  content(text: string): StoredBody {
    const bytes = Buffer.from(text);
    const etag = contentTag(bytes);
    return this.bodies.get(etag) ?? new StoredBody(bytes, etag);
  }

  set(key: string, answer: StoredAnswer<T>): void {
    const content = this.bodies.get(answer.content.etag) ?? answer.content;
    const entry = { ...answer, content };
    const wasAsked = this.asked.has(key);
    this.remove(key);
    if (weigh(key, content) > this.limit / 16) return;
    if (content.uses === 0) {
      this.bodies.set(content.etag, content);
      this.held += content.bytes.length;
    }
    content.uses += 1;
    this.held += weighKey(key);
    (wasAsked ? this.asked : this.newcomers).set(key, entry);
    if (!wasAsked) this.ofNewcomers += weigh(key, content);
    for (const oldest of this.newcomers.keys()) {
      if (this.ofNewcomers <= this.limit / 8) break;
      this.remove(oldest);
    }
    for (const oldest of this.asked.keys()) {
      if (this.held <= this.limit) break;
      this.remove(oldest);
    }
  }

  remove(key: string): void {
    const entry = this.find(key);
    if (!entry) return;
    const { content } = entry;
    if (this.newcomers.delete(key)) this.ofNewcomers -= weigh(key, content);
    this.asked.delete(key);
    this.held -= weighKey(key);
    content.uses -= 1;
    if (content.uses > 0) return;
    this.bodies.delete(content.etag);
    this.held -= content.bytes.length;
  }

  removeWhere(isOver: (entry: StoredAnswer<T>, isNewcomer: boolean) => boolean): void {
    for (const [key, entry] of this.asked) if (isOver(entry, false)) this.remove(key);
    for (const [key, entry] of this.newcomers) if (isOver(entry, true)) this.remove(key);
  }

  *[Symbol.iterator](): Generator<StoredAnswer<T>> {
    yield* this.asked.values();
    yield* this.newcomers.values();
  }
}

/** Texts of keys may take two bytes a character. */
const weighKey = (key: string): number => ENTRY_BYTES + 2 * key.length;
const weigh = (key: string, { bytes }: StoredBody): number => weighKey(key) + bytes.length;
