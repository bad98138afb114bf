CREATE TABLE "search_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"picture" jsonb,
	"grades" smallint[] NOT NULL,
	"popularity" real NOT NULL,
	"title_words" text NOT NULL,
	"text_words" text NOT NULL,
	"vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('russian', title_words), 'A') || setweight(to_tsvector('simple', title_words), 'A') || setweight(to_tsvector('russian', text_words), 'B')) STORED NOT NULL,
	"hash" text NOT NULL,
	"indexed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_items_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text,
	"items" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_items_vector" ON "search_items" USING gin ("vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_items_popular" ON "search_items" USING btree ("popularity");--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_lexeme" ON "search_words" USING btree ("lexeme");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gist ("word" gist_trgm_ops(siglen=64));