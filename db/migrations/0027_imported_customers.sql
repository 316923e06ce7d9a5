CREATE TABLE "imported_customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imported_customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"customer_type" text NOT NULL,
	"document" jsonb,
	"organization" text,
	"addresses" jsonb NOT NULL,
	"source" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "imported_customers_actor" CHECK ("imported_customers"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'))
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "agreed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "imported" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_customers_email" ON "imported_customers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "imported_customers_time" ON "imported_customers" USING btree ("imported_at");