// What must hold before anything is started here: a data folder that can be written, room on its disk, a port.
import fs from 'node:fs';
import net from 'node:net';

/** A failure that was foreseen: printed as one sentence, without a stack. */
export class Foreseen extends Error {}

/** @throws {Foreseen} when nothing can be written in the data folder */
export function checkFolder(data) {
  try {
    fs.mkdirSync(data, { recursive: true, mode: 0o700 });
    fs.accessSync(data, fs.constants.W_OK);
  } catch {
    throw new Foreseen(
      `The data folder ${data} cannot be written: change its owner, or set ATOLL_DATA to another folder.`,
    );
  }
  const disk = fs.statfsSync(data);
  if (disk.bavail * disk.bsize < 500e6)
    throw new Foreseen(`The disk of ${data} is full: free at least 500 MB and start again.`);
}

const faultOf = (host, port) =>
  new Promise((done) => {
    const server = net.createServer();
    server.once('error', (error) => done(error.code));
    server.listen(port, host, () => server.close(() => done(null)));
  });

/** @throws {Foreseen} when nobody can listen there */
export async function checkPort(host, port) {
  const fault = await faultOf(host, port);
  if (fault === 'EADDRINUSE')
    throw new Foreseen(
      `Port ${port} is taken by another program: stop it, or start Atoll on another one with PORT=${port + 1} npm start.`,
    );
  if (fault)
    throw new Foreseen(
      `Atoll cannot listen on ${host}:${port} (${fault}): set HOST and PORT to an address of this machine.`,
    );
}
