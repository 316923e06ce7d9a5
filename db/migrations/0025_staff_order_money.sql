CREATE TABLE "order_edits" (
	"change_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"former" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"job_id" text NOT NULL,
	"about" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "sent_mails_job_id_unique" UNIQUE("job_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owes_money" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_edits_of_order" ON "order_edits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sent_mails_of_order" ON "sent_mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sent_mails_written" ON "sent_mails" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "orders_owing_part" ON "orders" USING btree ("placed_at") WHERE "orders"."owes_money";--> statement-breakpoint
-- Cancelled orders with a part of their price that has not gone back.
UPDATE "orders" SET "owes_money" = true WHERE "status" = 'cancelled' AND EXISTS (
	SELECT FROM "payments" JOIN "payment_money" ON "payment_money"."payment_id" = "payments"."id"
	WHERE "payments"."order_id" = "orders"."id"
	HAVING sum(CASE "payment_money"."kind" WHEN 'charge' THEN "payment_money"."amount" ELSE -"payment_money"."amount" END) > 0);--> statement-breakpoint
-- Why orders were cancelled stands with the change of each, where erasing a person deletes it.
UPDATE "order_bulks" SET "action" = "action" - 'reason' WHERE "finished_at" IS NOT NULL AND "action" ? 'reason';
