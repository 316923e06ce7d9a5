import { expect, vi } from 'vitest';
import type { Browser, Shop } from '#areas/account/server/account.fixture.ts';

export const answerOf = async (sent: ReturnType<Browser['send']>): Promise<string> => {
  const { status, body } = await sent;
  return `${status} ${body?.code ?? body?.state ?? ''}`.trim();
};

/** Calls that are at work at the same time, in a known order. */
export function createAtWork({ database }: Pick<Shop, 'database'>) {
  const query = async (text: string, values: unknown[] = []) => (await database.$client.query(text, values)).rows;

  /** Holds what the statement locks until it is released, after another one. */
  async function hold(statement: string, value: unknown): Promise<(last?: string) => Promise<void>> {
    const client = await database.$client.connect();
    await client.query('BEGIN');
    await client.query(statement, [value]);
    return async (last) => {
      if (last !== undefined) await client.query(last, [value]);
      await client.query('COMMIT');
      client.release();
    };
  }
  const holdMember = (id: number) => hold('SELECT FROM staff_members WHERE id = $1 FOR UPDATE', id);

  const whenWaiting = (count: number) =>
    vi.waitFor(
      async () =>
        expect(
          await query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`,
          ),
        ).toHaveLength(count),
      { timeout: 30_000, interval: 20 },
    );

  return {
    query,
    hold,
    holdMember,
    whenWaiting,

    /** What calls answer that were at work while another one did its part before them: all wait for the row of one member. */
    async answersAfter(memberId: number, first: () => Promise<string>, others: readonly (() => Promise<string>)[]) {
      const release = await holdMember(memberId);
      const ending = first();
      await whenWaiting(1);
      const answers = others.map((other) => other());
      await whenWaiting(1 + others.length);
      await release();
      expect(await ending).toMatch(/^200/);
      return Promise.all(answers);
    },
  };
}
