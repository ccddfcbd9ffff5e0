// Runs the built API as a child of `npm start`, and ends it when the parent is gone, however it went.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const entry = new URL('../../api/dist/main.js', import.meta.url);
await import(entry.href);
