import { createHash } from 'node:crypto';

/** The channel on which pg-boss announces new jobs of its schema `pgboss` (`notifyChannelSql` in its `plans.js`). */
export const jobChannel = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;
