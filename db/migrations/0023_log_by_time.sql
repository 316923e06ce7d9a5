-- The log is listed by time: what began earlier may have got the later id.
DROP INDEX "audit_entries_at";--> statement-breakpoint
DROP INDEX "audit_entries_actor";--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_kind","actor_id","at","id");
