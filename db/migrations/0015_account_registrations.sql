CREATE TABLE "registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"browser" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"agreed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_unconfirmed";--> statement-breakpoint
ALTER TABLE "one_time_codes" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "authenticated_at" = "opened_at";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "authenticated_at" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_email" ON "registrations" USING btree (lower("email"),"browser");--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_registration" ON "one_time_codes" USING btree (lower("email")) WHERE "one_time_codes"."user_id" IS NULL;--> statement-breakpoint
-- Unconfirmed accounts become registrations of no known browser: their mailed codes go on working and lead to a new password.
INSERT INTO "registrations" ("email", "browser", "name", "last_name", "password_hash", "agreed_at", "expires_at")
SELECT "email", 'unknown', "name", "last_name", "password_hash", "agreed_at", "agreed_at" + interval '14 days'
FROM "users" WHERE "kind" = 'account' AND "confirmed_at" IS NULL;--> statement-breakpoint
UPDATE "one_time_codes" c SET "purpose" = 'registration', "user_id" = NULL,
	"confirms" = jsonb_build_object('name', u."name", 'lastName', u."last_name") || c."confirms" - 'passwordHash'
FROM "users" u WHERE u."id" = c."user_id" AND u."kind" = 'account' AND u."confirmed_at" IS NULL
	AND c."purpose" IN ('registration', 'recovery');--> statement-breakpoint
DELETE FROM "users" WHERE "kind" = 'account' AND "confirmed_at" IS NULL;--> statement-breakpoint
DELETE FROM "one_time_codes" WHERE "purpose" = 'registration' AND "user_id" IS NOT NULL;--> statement-breakpoint
UPDATE "one_time_codes" SET "confirms" = '{}' WHERE "user_id" IS NOT NULL;
