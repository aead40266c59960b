import { connect, createServer, type Socket } from 'node:net';

/** A balancer as there is one before several nodes: connections go to them in turn, past those that do not answer. */
export interface Balancer {
  url: string;
  close: () => Promise<void>;
}

export function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    client.on('error', () => client.destroy());
    const attempt = (tries: number): void => {
      if (tries === ports.length) return void client.destroy();
      const node = connect(ports[turn++ % ports.length], '127.0.0.1');
      keep(node);
      node.once('error', () => attempt(tries + 1));
      node.once('connect', () => {
        node.removeAllListeners('error');
        // What breaks on one side is broken on the other.
        node.on('error', () => client.destroy());
        node.on('close', () => client.destroy());
        client.on('close', () => node.destroy());
        node.pipe(client).pipe(node);
      });
    };
    attempt(0);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      done({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of open) socket.destroy();
          }),
      });
    });
  });
}
