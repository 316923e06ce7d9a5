/** The log of changes, which other areas write and show. Who may sign in is create-staff.ts. */
export {
  describeChanges,
  erasePersonalChanges,
  findChange,
  findChanges,
  findLastChangeBefore,
  isUndone,
  listUndone,
  listChangesOf,
  listChangesSince,
  listMemberNames,
  type LogMark,
  markLog,
  recordChange,
  recordChanges,
  type RecordedChange,
  recordChangeSql,
  type StoredChange,
} from './audit.ts';
export { listOpenSessions } from './sign-in/open-sessions.ts';
export { whileSignedIn } from './sign-in/while-signed-in.ts';
