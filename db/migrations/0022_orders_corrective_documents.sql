CREATE TABLE "order_documents_start" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "order_documents_start_once" CHECK ("order_documents_start"."is_only")
);
--> statement-breakpoint
ALTER TABLE "order_documents" DROP CONSTRAINT "order_documents_once";--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "corrects" bigint;--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "return_id" bigint;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_corrects_order_documents_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."order_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_of_sale" ON "order_documents" USING btree ("order_id") WHERE "order_documents"."corrects" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_of_return" ON "order_documents" USING btree ("return_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_of_rest" ON "order_documents" USING btree ("corrects") WHERE "order_documents"."return_id" IS NULL;--> statement-breakpoint
CREATE INDEX "order_documents_of_order" ON "order_documents" USING btree ("order_id");--> statement-breakpoint
-- A shop that has issued documents goes on from the day of the first one.
INSERT INTO "order_documents_start" ("day")
SELECT (min("issued_at") AT TIME ZONE 'Europe/Madrid')::date FROM "order_documents" HAVING count(*) > 0;
