// The program of a process that `DrawingProcess` starts: draws pages by the code of shell and remotes. It is plain JavaScript
// because it may read nothing but itself.
import { createHash } from 'node:crypto';
import vm from 'node:vm';

/** Releases whose code is kept, with the shell. */
const KEPT = 6;
/** Characters. Ten times what a long page has. */
const MAX_HTML = 1_000_000;
/** Characters of JSON. Ten times what is said of a page. */
const MAX_SAID = 200_000;
/** What Node's permissions leave open: signals to other processes, ways to native code, and words in our name. */
const CLOSED = ['kill', '_kill', '_debugProcess', 'execve', 'getBuiltinModule', 'binding', '_linkedBinding', 'dlopen'];
/** What code of a page finds besides the language, as it would in a browser. Of Node it finds nothing. */
const REALM = { URL, URLSearchParams, TextEncoder, TextDecoder, AbortController, AbortSignal, structuredClone };

const tell = process.send.bind(process);
const end = process.exit.bind(process);
for (const name of [...CLOSED, 'mainModule', 'send', 'disconnect']) delete process[name];

/** By name: what the bundle of a shell exports, or of a remote. */
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
  const { shared } = used(shell);
  const require = (id) => {
    if (!Object.hasOwn(shared, id)) throw new Error(`The shell does not share "${id}".`);
    return shared[id];
  };
  const remote = evaluate(bundle, require, Object.assign(realm, REALM));
  if (!remote?.contract?.pages && !remote?.pages) throw new Error(`${bundle.name} exports no contract and no pages.`);
  return remote;
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

/** As data: what crosses to the server has no code in it, and an end. */
function said(value) {
  const text = JSON.stringify(value) ?? 'null';
  if (text.length > MAX_SAID)
    throw new Error(`What is said of the page has ${text.length} characters, more than ${MAX_SAID}.`);
  return JSON.parse(text);
}

async function drawn(job, shell, bundle) {
  const { html, preloads, texts, fault } = await shell.render(job, bundle);
  if (html.length > MAX_HTML) throw new Error(`The page has ${html.length} characters, more than ${MAX_HTML}.`);
  return { html, preloads, texts: said(texts), ...(fault && { fault: told(fault.error) }) };
}

/** What the document says of the page, and the page; the former also where the latter fails. */
async function draw({ job, state, only }, shell, bundle) {
  const whole = { ...job, state: JSON.parse(state) };
  const head = only === 'body' ? null : bundle && said(shell.head(whole, bundle));
  if (only === 'head' || head?.movedTo) return { head };
  try {
    return { head, drawn: await drawn(whole, shell, bundle) };
  } catch (error) {
    return { head, error: told(error) };
  }
}

const ORDERS = {
  outline: (_order, shell, bundle) => ({ outline: said(shell.outline(bundle)) }),
  plan: ({ job }, shell, bundle) => ({ plan: said(shell.plan(job, bundle)) }),
  draw,
};

/** What an order needs is loaded already, or asked for. */
function obey(order) {
  const { kind, shell, remote } = order;
  const missing = [shell, remote].filter((name) => name !== null && !known.has(name));
  if (missing.length > 0) return { missing };
  const bundle = remote === null ? null : used(remote);
  return ORDERS[kind](order, used(shell), bundle);
}

/** An error of any realm, or whatever else was thrown, as text. */
function told(error) {
  const { name = 'Error', message = error, stack = null } = Object(error);
  const text = (value) => String(value).slice(0, 8000);
  return { name: text(name).slice(0, 100), message: text(message).slice(0, 1000), stack: stack && text(stack) };
}

async function answer(order) {
  try {
    return order.kind === 'load' ? load(order) : await obey(order);
  } catch (error) {
    return { error: told(error) };
  }
}

process.on('disconnect', () => end(0));
process.on('message', async (order) => tell(await answer(order)));
