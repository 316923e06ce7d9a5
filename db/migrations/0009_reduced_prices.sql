-- Each reduction is compared with the lowest price in force in the 30 days before its own price took effect. So far one that went on
-- kept what it was first compared with, whatever its price became. Goods sold for the first time keep their list price.
WITH "history" AS (
  SELECT "product_id", "valid_from", "price",
    lead("valid_from") OVER (PARTITION BY "product_id" ORDER BY "valid_from") AS "valid_until"
  FROM "catalogue_price_history"
), "reduced" AS (
  -- Where only the data came to call it reduced, the price was in force before.
  SELECT "product"."id", greatest("last"."valid_from", "product"."reduced_at") AS "since"
  FROM "catalogue_products" AS "product"
  JOIN "history" AS "last" ON "last"."product_id" = "product"."id" AND "last"."valid_until" IS NULL
  WHERE "product"."sale_price" IS NOT NULL AND NOT "product"."is_archived"
), "reference" AS (
  SELECT "reduced"."id", "reduced"."since",
    min("history"."price") FILTER (
      WHERE "history"."valid_until" IS NULL OR "history"."valid_until" > "reduced"."since" - interval '30 days') AS "lowest"
  FROM "reduced" JOIN "history" ON "history"."product_id" = "reduced"."id" AND "history"."valid_from" < "reduced"."since"
  WHERE "history"."price" IS NOT NULL
  GROUP BY "reduced"."id", "reduced"."since"
)
UPDATE "catalogue_products" AS "product" SET "lowest_price_30_days" = "reference"."lowest", "reduced_at" = "reference"."since"
FROM "reference" WHERE "reference"."id" = "product"."id";
