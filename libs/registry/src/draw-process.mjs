// The program of a process that `DrawingProcess` starts: draws pages by the code of shell and remotes. It is plain JavaScript
// because it may read nothing but itself.
import { createHash } from 'node:crypto';
import vm from 'node:vm';

/** Releases whose code is kept, with the shell. */
const KEPT = 6;
/** Characters. Ten times what a long page has. */
const MAX_HTML = 1_000_000;
/** What Node's permissions leave open: signals to other processes, ways to native code, and words in our name. */
const CLOSED = ['kill', '_kill', '_debugProcess', 'execve', 'getBuiltinModule', 'binding', '_linkedBinding', 'dlopen'];
/** What code of a page finds besides the language, as it would in a browser. Of Node it finds nothing. */
const REALM = { URL, URLSearchParams, TextEncoder, TextDecoder, AbortController, AbortSignal, structuredClone };

const tell = process.send.bind(process);
const end = process.exit.bind(process);
for (const name of [...CLOSED, 'mainModule', 'send', 'disconnect']) delete process[name];

/** By name: what the bundle of a shell exports, or the contract of a remote. */
const known = new Map();

/** Runs exactly the bytes that were hashed. `import()` fails in them, as nothing is said about how it should work. */
function evaluate({ name, code }, require, realm) {
  const parsingContext = realm && { parsingContext: realm };
  const run = vm.compileFunction(new TextDecoder().decode(code), ['module', 'exports', 'require'], {
    filename: name,
    ...parsingContext,
  });
  const module = { exports: {} };
  run(module, module.exports, require);
  return module.exports;
}

/** What ran in another shell runs in this one anew. */
function loadShell(bundle) {
  known.clear();
  const shell = evaluate(bundle, (id) => {
    throw new Error(`A shell has everything inside, but this one asks for ${id}.`);
  });
  // What all share, none may change.
  for (const module of Object.values(shell.shared)) Object.freeze(module);
  return shell;
}

/** A remote runs in a realm of its own: what it does to prototypes and globals, it does to itself. */
function loadRemote(bundle, shell) {
  const realm = vm.createContext(vm.constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
  const { shared } = known.get(shell);
  const require = (id) => {
    if (!Object.hasOwn(shared, id)) throw new Error(`The shell does not share "${id}".`);
    return shared[id];
  };
  const { contract } = evaluate(bundle, require, Object.assign(realm, REALM));
  if (!contract?.pages) throw new Error(`${bundle.name} exports no contract with pages.`);
  return contract;
}

function load(bundle) {
  const integrity = `sha384-${createHash('sha384').update(bundle.code).digest('base64')}`;
  if (integrity !== bundle.integrity) throw new Error(`${bundle.name} has not arrived as it was sent.`);
  known.set(bundle.name, bundle.shell === null ? loadShell(bundle) : loadRemote(bundle, bundle.shell));
  const [oldest] = known.keys();
  if (known.size > KEPT) known.delete(oldest);
  return {};
}

/** Moves to the end, as used last. */
function used(name) {
  const found = known.get(name);
  known.delete(name);
  known.set(name, found);
  return found;
}

async function draw({ shell, remote, job, state }) {
  const missing = [shell, remote].filter((name) => name !== null && !known.has(name));
  if (missing.length > 0) return { missing };
  const contract = remote === null ? null : used(remote);
  const { html, preloads, fault } = await used(shell).render({ ...job, state: JSON.parse(state) }, contract);
  if (html.length > MAX_HTML) throw new Error(`The page has ${html.length} characters, more than ${MAX_HTML}.`);
  return { drawn: { html, preloads, ...(fault && { fault: told(fault.error) }) } };
}

/** An error of any realm, or whatever else was thrown, as text. */
function told(error) {
  const { name = 'Error', message = error, stack = null } = Object(error);
  const text = (value) => String(value).slice(0, 8000);
  return { name: text(name).slice(0, 100), message: text(message).slice(0, 1000), stack: stack && text(stack) };
}

async function answer(order) {
  try {
    return order.kind === 'load' ? load(order) : await draw(order);
  } catch (error) {
    return { error: told(error) };
  }
}

process.on('disconnect', () => end(0));
process.on('message', async (order) => tell(await answer(order)));
