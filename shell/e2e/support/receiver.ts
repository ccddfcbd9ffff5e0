import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as another system got it. */
export interface Received {
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}

/** A system of somebody else, which webhooks go to: it answers as it is told, and remembers what it got. */
export interface Receiver {
  /** `127.0.0.1:41235`: what the site is told that it may reach. */
  host: string;
  /** Status of its answers, by the path that a flow has for itself. */
  answers: Map<string, number>;
  receivedAt(path: string): readonly Received[];
  stop(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const received = new Map<string, Received[]>();
  const answers = new Map<string, number>();
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const header = (name: string) => String(request.headers[`webhook-${name}`]);
      const message = { id: header('id'), timestamp: header('timestamp'), signature: header('signature') };
      received.set(path, [...(received.get(path) ?? []), { ...message, body: Buffer.concat(parts).toString() }]);
      response.writeHead(answers.get(path) ?? 204).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    receivedAt: (path) => received.get(path) ?? [],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
