import type { PgBoss, QueueOptions } from 'pg-boss';

/**
 * What the database has of queues and schedules, read once. A start would otherwise write each of them again, some hundred
 * statements one after the other.
 */
export async function readStoredQueues(boss: PgBoss) {
  const [queues, schedules] = [await boss.getQueues(), await boss.getSchedules()];
  const queueOf = new Map(queues.map((queue) => [queue.name, queue]));
  const isScheduled = (name: string, cron: string): boolean =>
    schedules.some(
      (stored) => stored.name === name && !stored.key && stored.cron === cron && stored.timezone === 'UTC',
    );
  return {
    /** Creates a queue, or gives these options to one that an earlier release has created. */
    async keep(name: string, options: QueueOptions): Promise<void> {
      const stored = queueOf.get(name);
      if (!stored) return boss.createQueue(name, options);
      const isSame = Object.entries(options).every(([key, value]) => stored[key as keyof QueueOptions] === value);
      if (!isSame) await boss.updateQueue(name, options);
    },
    async keepSchedule(name: string, cron: string): Promise<void> {
      if (!isScheduled(name, cron)) await boss.schedule(name, cron);
    },
  };
}
