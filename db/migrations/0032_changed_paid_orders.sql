CREATE TABLE "payment_freed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_freed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_freed_actor" CHECK ("payment_freed"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown')),
	CONSTRAINT "payment_freed_amount" CHECK ("payment_freed"."amount" <> 0)
);
--> statement-breakpoint
DROP INDEX "order_documents_of_sale";--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "replaces" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_invoice_outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_freed" ADD CONSTRAINT "payment_freed_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_freed_of_payment" ON "payment_freed" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_replaces_order_documents_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."order_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_of_change" ON "order_documents" USING btree ("replaces");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_of_sale" ON "order_documents" USING btree ("order_id") WHERE "order_documents"."corrects" IS NULL AND "order_documents"."replaces" IS NULL;