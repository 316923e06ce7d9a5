DROP INDEX "order_documents_of_rest";--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "is_partial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "shopper" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_of_rest" ON "order_documents" USING btree ("corrects") WHERE "order_documents"."return_id" IS NULL AND NOT "order_documents"."is_partial";