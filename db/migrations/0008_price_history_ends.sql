ALTER TABLE "catalogue_price_history" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
-- What is not for sale now ended at its last change at the latest.
INSERT INTO "catalogue_price_history" ("product_id", "valid_from", "price")
SELECT p."id", greatest(p."updated_at", last."valid_from" + interval '1 microsecond'), NULL
FROM "catalogue_products" p CROSS JOIN LATERAL (
  SELECT h."valid_from" FROM "catalogue_price_history" h WHERE h."product_id" = p."id" ORDER BY h."valid_from" DESC LIMIT 1
) last
WHERE p."price" IS NULL OR p."is_archived";
