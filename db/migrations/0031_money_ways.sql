ALTER TABLE "payment_money" ADD COLUMN "way" text;--> statement-breakpoint
-- Parts that were recorded before name their way in what tells their receipts apart.
UPDATE "payment_money" SET "way" = substring("reference" FROM '^order \d+/(cash|terminal|transfer) ')
WHERE "reference" ~ '^order \d+/(cash|terminal|transfer) ';
