import { jobActor } from '#values/actor.ts';
import { systemClock } from '#values/clock.ts';
import { explainFullDisk } from '#platform/data-dir.ts';
import { StartError } from '#platform/start-error.ts';
import { type DemoShop, loadDemoShop } from './load-demo-shop.ts';
import { receiveTask } from '#app/run-in-child.ts';

const task = await receiveTask<Pick<DemoShop, 'connection' | 'dataDir'>>();
try {
  await loadDemoShop({
    ...task,
    clock: systemClock,
    actor: jobActor('load-demo-shop'),
    report: (line) => console.log(line),
  });
} catch (error) {
  const explained = await explainFullDisk(task.dataDir, error);
  console.error(explained instanceof StartError ? explained.message : explained);
  process.exitCode = 1;
}
