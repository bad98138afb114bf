CREATE TABLE "spent_captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_captchas_expires_at" ON "spent_captchas" USING btree ("expires_at");