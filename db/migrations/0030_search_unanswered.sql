CREATE TABLE "search_unanswered" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"outcome" text NOT NULL,
	"results" integer NOT NULL,
	"unknown_words" text[] NOT NULL,
	"first_product" text,
	"first_section" text,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_unanswered_day_query_pk" PRIMARY KEY("day","query"),
	CONSTRAINT "search_unanswered_outcome" CHECK ("search_unanswered"."outcome" IN ('nothing', 'related', 'partial'))
);
