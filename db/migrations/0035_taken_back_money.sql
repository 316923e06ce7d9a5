ALTER TABLE "payment_money" DROP CONSTRAINT "payment_money_amount";--> statement-breakpoint
ALTER TABLE "payment_money" ADD COLUMN "reverses" bigint;--> statement-breakpoint
ALTER TABLE "payment_money" ADD CONSTRAINT "payment_money_reverses_payment_money_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."payment_money"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_money" ADD CONSTRAINT "payment_money_reverses" UNIQUE("reverses");--> statement-breakpoint
ALTER TABLE "payment_money" ADD CONSTRAINT "payment_money_amount" CHECK (CASE WHEN "payment_money"."reverses" IS NULL THEN "payment_money"."amount" > 0 ELSE "payment_money"."amount" < 0 AND "payment_money"."kind" = 'charge' END);