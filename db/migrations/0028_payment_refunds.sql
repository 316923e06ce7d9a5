ALTER TABLE "payment_refunds" ADD COLUMN "surplus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "notification" text;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_notification" UNIQUE("payment_id","notification");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_surplus" CHECK ("payment_refunds"."surplus" BETWEEN 0 AND "payment_refunds"."amount");--> statement-breakpoint
UPDATE "payment_refunds" SET "surplus" = least("amount", (SELECT sum("amount") FROM "payment_money" WHERE "payment_money"."payment_id" = "payment_refunds"."payment_id" AND "is_surplus")) WHERE EXISTS (SELECT FROM "payment_money" WHERE "payment_money"."payment_id" = "payment_refunds"."payment_id" AND "is_surplus");
