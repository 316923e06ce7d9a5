ALTER TABLE "staff_members" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "session_ends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Who has a password, another name than the one of the invitation, or has changed something, has come.
UPDATE "staff_members" SET "joined_at" = "created_at" WHERE "password_hash" IS NOT NULL OR "name" <> split_part("email", '@', 1)
	OR EXISTS (SELECT FROM "audit_entries" WHERE "actor_kind" = 'staff' AND "actor_id" = "staff_members"."id"::text);
