CREATE TABLE "stock_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"stock" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"queued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notices_of_email" ON "stock_notices" USING btree (lower("email"),"product_id");--> statement-breakpoint
CREATE INDEX "stock_notices_waiting" ON "stock_notices" USING btree ("product_id","id") WHERE "stock_notices"."confirmed_at" IS NOT NULL AND "stock_notices"."queued_at" IS NULL;--> statement-breakpoint
CREATE INDEX "stock_notices_expiry" ON "stock_notices" USING btree ("expires_at");