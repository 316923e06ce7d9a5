-- How far a piece of a product goes: { value, unit, coversM2 }.
ALTER TABLE "catalogue_products" ADD COLUMN "consumption" jsonb;
