import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came. */
export interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
  message: {
    type: string;
    data: { object: string; id: string; reference: string | null; status: string | null; url: string };
  };
}

/** A system of somebody else on this machine, which answers as it is told and remembers what it was sent. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Status of its answers. */
  status = 204;
  private readonly server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      this.received.push({ headers: request.headers, body, message: JSON.parse(body) as Received['message'] });
      response.writeHead(this.status).end(this.status < 300 ? '' : 'not now');
    });
  });

  /** `127.0.0.1:41235` */
  async listen(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
