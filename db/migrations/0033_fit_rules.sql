CREATE TABLE "catalogue_fit_rules" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"use" text NOT NULL,
	"accessory" jsonb NOT NULL,
	"machine" jsonb NOT NULL,
	"conditions" jsonb NOT NULL
);
