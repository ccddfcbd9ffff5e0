/** A job of the sandbox that answers what it got, with what its process knows. */
export default async function echo({ text, milliseconds = 0 }: { text: string; milliseconds?: number }) {
  await new Promise((done) => setTimeout(done, milliseconds));
  return { text, pid: process.pid, environment: Object.keys(process.env) };
}
