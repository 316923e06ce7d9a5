ALTER TABLE "payment_refunds" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "part_of" bigint;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_part_of_payment_refunds_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."payment_refunds"("id") ON DELETE no action ON UPDATE no action;