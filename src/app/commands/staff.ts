import { asciiEmail } from '#values/email.ts';
import { systemClock } from '#values/clock.ts';
import { type StaffRole, staffRoles } from '#values/staff-roles.ts';
import { inviteMember, removeMember } from '#areas/staff/server/sign-in/invitations.ts';
import { staffPasskeys } from '#areas/staff/server/passkey-tables.ts';
import { listMembers } from '#areas/staff/server/sign-in/member-queries.ts';
import { StartError } from '#platform/start-error.ts';
import type { Command } from './command.ts';
import { describeMember } from './describe-member.ts';

const isRole = (text: string | undefined): text is StaffRole => staffRoles.some((role) => role === text);

export const staffAdd: Command = {
  name: 'staff add',
  usage: `EMAIL --role ${staffRoles.join('|')}
      invites somebody to the back office and prints the link, which is good for two days; a member who is invited again
      gets the role, and loses password, second factor and sessions`,
  takes: [1, 1],
  async run({ database, config, actor }, [email = ''], { role }) {
    if (!isRole(role)) throw new StartError(`Name the role: --role ${staffRoles.join(', ')}.`);
    const key = await inviteMember({ database, clock: systemClock }, actor, email, role);
    if (key === null) throw new StartError(`${email} is no e-mail address.`);
    console.log(`${asciiEmail(email)} may sign in as ${role}: ${config.publicUrl}/backoffice/invitation?key=${key}`);
  },
};

export const staffList: Command = {
  name: 'staff list',
  usage: `
      lists the people of the back office with their roles`,
  takes: [0, 0],
  async run({ database, config }) {
    const members = await listMembers(database, config.mode);
    if (members.length === 0) console.log('Nobody yet: add somebody with "staff add".');
    const keys = await database.selectDistinct({ id: staffPasskeys.memberId }).from(staffPasskeys);
    for (const member of members)
      console.log(describeMember(member, { hasPasskey: keys.some(({ id }) => id === member.id) }));
  },
};

export const staffRemove: Command = {
  name: 'staff remove',
  usage: `EMAIL
      ends the sessions of somebody, who may not sign in any more`,
  takes: [1, 1],
  async run({ database, actor }, [email = '']) {
    if (!(await removeMember({ database, clock: systemClock }, actor, email)))
      throw new StartError(`Nobody of the staff has the address ${email}.`);
    console.log(`${email} is of the staff no more.`);
  },
};
