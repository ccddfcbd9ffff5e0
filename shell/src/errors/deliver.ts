const FIRST_WAIT_MS = 5_000;
const TRIES = 7;

/**
 * Sends a report; while the way to the server is broken again after 5 s, 10 s … 160 s, because then ids are shown most and
 * each should be found.
 */
export async function deliver(report: object, attempt = 0): Promise<void> {
  const arrived = await fetch('/api/errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).then(
    ({ status }) => status !== 429 && status < 500,
    () => false,
  );
  // A report that cannot be sent at all is lost; there is nobody left to tell.
  if (arrived || attempt + 1 >= TRIES) return;
  setTimeout(() => void deliver(report, attempt + 1), FIRST_WAIT_MS * 2 ** attempt);
}
