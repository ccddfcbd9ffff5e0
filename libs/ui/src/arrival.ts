import { useEffect } from 'react';
import { GO_ON_EVENT, type GoOnEvent } from '@atoll/contract/document';

/** Whether the browser has gone on with what the server drew of a part. */
export class Arrival {
  private isThere = false;
  private tell: () => void = () => undefined;
  private readonly there = new Promise<void>((tell) => (this.tell = tell));
  private readonly hurry: (() => void) | undefined;

  /** @param hurry has a part come that would wait otherwise */
  constructor(hurry?: () => void) {
    this.hurry = hurry;
  }

  readonly arrive = (): void => {
    this.isThere = true;
    this.tell();
  };

  /** Answers who is about to change what is drawn, as long as the part has not arrived. @returns what ends that */
  readonly listen = (): (() => void) => {
    const answer = ({ detail }: GoOnEvent) => {
      if (this.isThere) return;
      detail.push(this.there);
      this.hurry?.();
    };
    window.addEventListener(GO_ON_EVENT, answer as EventListener);
    return () => window.removeEventListener(GO_ON_EVENT, answer as EventListener);
  };
}

/** Stands in a part, and tells when it has arrived. */
export function Arrived({ arrival }: { arrival: Arrival }) {
  useEffect(() => arrival.arrive(), [arrival]);
  return null;
}
