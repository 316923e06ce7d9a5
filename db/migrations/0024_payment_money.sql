CREATE TABLE "payment_money" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_money_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_money_reference" UNIQUE("provider","kind","reference"),
	CONSTRAINT "payment_money_amount" CHECK ("payment_money"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "inquire_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_money" ADD CONSTRAINT "payment_money_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_money_of_payment" ON "payment_money" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_one_open" ON "payment_refunds" USING btree ("payment_id") WHERE "payment_refunds"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "payment_refunds_of_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_to_inquire" ON "payments" USING btree ("inquire_at") WHERE "payments"."inquire_at" IS NOT NULL;--> statement-breakpoint
-- The money of the orders so far, as their payments say.
INSERT INTO "payment_money" ("payment_id", "kind", "amount", "provider", "reference", "at")
SELECT "id", 'charge', "amount", "provider", "reference", "updated_at" FROM "payments" WHERE "state" IN ('paid', 'refunded') AND "amount" > 0
UNION ALL
SELECT "id", 'refund', "amount", "provider", "reference", "updated_at" FROM "payments" WHERE "state" = 'refunded' AND "amount" > 0;
