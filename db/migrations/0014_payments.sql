CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."state" IN ('pending', 'processing');--> statement-breakpoint
-- The orders so far: each had one payment, by bank transfer, the only method that was offered.
INSERT INTO "payments" ("order_id", "method", "provider", "amount", "state", "reference", "created_at", "updated_at", "expires_at")
SELECT "id", "payment", 'bank-transfer', "price" + "delivery_price", "payment_status", "number", "placed_at", "updated_at",
	coalesce("payment_due_at", "placed_at" + interval '7 days')
FROM "orders" ORDER BY "id";
