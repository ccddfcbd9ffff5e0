/** See `postgres.mjs`. */
export function startPostgres(options: {
  dir: string;
  password: string;
  profile?: 'product' | 'test';
  port?: number;
  onExit?: () => void;
}): Promise<{ url: string; port: number; pid: number; stop: () => Promise<void> }>;
export function freePort(): Promise<number>;
