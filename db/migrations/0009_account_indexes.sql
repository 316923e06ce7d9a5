DROP INDEX "one_time_codes_email";--> statement-breakpoint
DROP INDEX "orders_customer_email";--> statement-breakpoint
CREATE INDEX "account_attempts_made" ON "account_attempts" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
UPDATE "one_time_codes" SET "purpose" = 'restore' WHERE "confirms" ->> 'restoresEmail' = 'true';