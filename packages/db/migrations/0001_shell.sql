CREATE TABLE "content_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"group" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"short_title" text,
	"description" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"updated_on" date NOT NULL,
	"source_hash" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bonuses_page_visited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "content_pages_group" ON "content_pages" USING btree ("group","position");