// A player that is no part of Wardroom: it sits down at a table by its code and plays, over HTTP and a socket alone.
//
//     node examples/bot.mjs http://localhost:8787 ABCDEF
//
// docs/protocol.md says what goes over the wire. Put something better where `choose` takes any answer.
const [url, code, name = 'Example'] = process.argv.slice(2);
if (code === undefined) {
  console.error('Say where and at which table: node examples/bot.mjs http://localhost:8787 ABCDEF [name]');
  process.exit(2);
}
// Newer Nodes have one of their own.
const Socket = globalThis.WebSocket ?? (await import('ws')).default;

/** The answer to a question, by its number in the list of choices. */
const choose = (choices) => Math.floor(Math.random() * choices.length);

let cookie = '';
async function ask(method, path, body) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  // The cookie is who we are: without it we would be another guest.
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error);
  return said;
}

/** A value after a change: [x] is x now, {key: change} goes into it, the key '' of a list is a splice. */
function patched(value, change) {
  if (change === undefined) return value;
  if (Array.isArray(change)) return change[0];
  const { '': splice, ...fields } = change;
  const out = Array.isArray(value) ? [...value] : { ...value };
  if (splice !== undefined) out.splice(...splice);
  for (const [key, inner] of Object.entries(fields)) {
    if (Array.isArray(inner) && inner.length === 0) delete out[key];
    else out[key] = patched(out[key], inner);
  }
  return out;
}

await ask('PUT', '/api/me', { name });
await ask('POST', `/api/tables/${code}`, { do: 'sit' });
await ask('POST', `/api/tables/${code}`, { do: 'ready', ready: true });

const socket = new Socket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } });
const send = (message) => socket.send(JSON.stringify(message));
let match = null;
/** What we see: the view, the question and where things stand. Null until the match has begun. */
let shown = null;

function join(table) {
  if (match !== null || table.match === null) return;
  match = table.match;
  send({ do: 'join', match });
}

function answer() {
  if (shown === null) {
    // Our share of the dice.
    send({ do: 'say', match, message: { do: 'entropy', value: crypto.randomUUID().replaceAll('-', '') } });
    return;
  }
  const { over, question, seq } = shown.view;
  if (over !== null || shown.ended !== null) {
    console.log(over === null ? shown.ended.text : `Over: team ${over.winner} has won (${over.rule}).`);
    socket.close();
  } else if (question?.choices !== undefined && question.choices.length > 0) {
    // A key of our own: if we had to send it again, it would be taken once.
    send({ do: 'say', match, message: { do: 'pick', question: seq, pick: choose(question.choices), key: `q${seq}` } });
  }
}

function hear(message) {
  if (message.is === 'whole') shown = message.shown;
  else if (message.is === 'told') {
    let view = shown?.view ?? null;
    for (const beat of message.beats) view = patched(view, beat.view);
    shown = patched(shown && { ...shown, view }, message.rest);
  } else {
    if (message.is === 'refused') console.error(message.refusal.error);
    return;
  }
  answer();
}

socket.onopen = () => send({ do: 'watch', code });
socket.onmessage = ({ data }) => {
  const said = JSON.parse(data);
  if (said.is === 'table') join(said.table);
  else if (said.is === 'room') hear(said.message);
  else if (said.is === 'refused') console.error(said.error);
};
