import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ShopCommand, shopCommandIn } from '#platform/shop-command.ts';
import { StartError } from '#platform/start-error.ts';
import { commandOptions } from './command.ts';
import { commands } from './commands.ts';
import { ownTerminal, type Terminal } from './terminal.ts';

/** The usage of the commands that begin with a word, such as `orders`, or of all where none does. */
async function usageOf(word: string | undefined, shopCommand: ShopCommand): Promise<string> {
  const names = Object.keys(commands);
  const fitting = names.filter((name) => name.split(' ')[0] === word);
  const shown = await Promise.all((fitting.length > 0 ? fitting : names).map((name) => commands[name]!()));
  return ['Usage:', ...shown.map(({ name, usage }) => `  ${shopCommand(`${name} ${usage}`)}`)]
    .join('\n')
    .replaceAll(' \n', '\n');
}

/**
 * Runs what was typed after `npm run shop --` or `ferreter`; answers are printed with console.log, and before them, on stderr, what it works
 * on. Throws `StartError` with the lines that say why it did not run.
 */
export async function runCommand(
  typed: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal = ownTerminal,
): Promise<void> {
  const shopCommand = shopCommandIn(env.SHOP_MODE);
  const { values, positionals } = await readArguments(typed, shopCommand);
  if (values.help || positionals[0] === 'help')
    return console.log(
      await usageOf(
        positionals.find((word) => word !== 'help'),
        shopCommand,
      ),
    );
  const found = Object.keys(commands).find((name) => `${positionals.join(' ')} `.startsWith(`${name} `));
  const command = found === undefined ? undefined : await commands[found]!();
  const args = positionals.slice(command?.name.split(' ').length);
  if (!command || args.length < command.takes[0] || args.length > command.takes[1])
    throw new StartError(await usageOf(positionals[0], shopCommand));

  if ('runOnFolder' in command) return command.runOnFolder(args, values);
  if (command.reads && !existsSync(args[0]!)) throw new StartError(`${args[0]} is not there.`);
  const [{ openForCommand }, { readConfig }, { explainFullDisk }] = await Promise.all([
    import('./open-for-command.ts'),
    import('#platform/config.ts'),
    import('#platform/data-dir.ts'),
  ]);
  const config = readConfig(env);
  try {
    const { close, ...shop } = await openForCommand(command, values, config, terminal);
    try {
      await command.run(shop, args, values);
    } finally {
      await close();
    }
  } catch (error) {
    throw await explainFullDisk(config.dataDir, error);
  }
}

async function readArguments(args: string[], shopCommand: ShopCommand) {
  try {
    return parseArgs({ args, allowPositionals: true, options: commandOptions });
  } catch (error) {
    // Node's advice on arguments that begin with a hyphen fits no command.
    const [reason] = (error as Error).message.split('. ');
    throw new StartError(`${reason}.\n${await usageOf(args[0], shopCommand)}`);
  }
}
