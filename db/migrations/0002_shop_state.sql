-- A restore of older data has made the table already, to put the copy to sleep together with its rows.
CREATE TABLE IF NOT EXISTS "shop_state" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"production_since" timestamp with time zone,
	"asleep_since" timestamp with time zone,
	CONSTRAINT "shop_state_once" CHECK ("shop_state"."is_only")
);
--> statement-breakpoint
-- Only production issues documents with fiscal validity.
INSERT INTO "shop_state" ("production_since")
SELECT min("issued_at") FROM "order_documents" WHERE NOT ("facts"->>'isDemo')::boolean HAVING count(*) > 0
ON CONFLICT ("is_only") DO UPDATE SET "production_since" = excluded."production_since";
