CREATE TABLE "family_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"token_hash" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_letters_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "family_letters_once" UNIQUE("link_id","kind","day")
);
--> statement-breakpoint
ALTER TABLE "family_letters" ADD CONSTRAINT "family_letters_link_id_family_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."family_links"("id") ON DELETE cascade ON UPDATE no action;