// A bare node:http server that answers every request with the bytes it was sent. A process of its own, as the API is: beside the
// load generator it would have half a processor.
import http from 'node:http';

process.on('message', ({ body }) => {
  const bytes = Buffer.from(body, 'base64');
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length };
  const server = http.createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.on('disconnect', () => process.exit());
