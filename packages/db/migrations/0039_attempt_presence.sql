-- What is heard every few seconds may be forgotten in a crash: nobody is taken for lost of whom nothing is known.
CREATE UNLOGGED TABLE "attempt_presence" (
	"work_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_presence_work_id_user_id_pk" PRIMARY KEY("work_id","user_id")
) WITH (fillfactor=70);
--> statement-breakpoint
ALTER TABLE "attempt_presence" ADD CONSTRAINT "attempt_presence_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_presence" ADD CONSTRAINT "attempt_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_presence_user" ON "attempt_presence" USING btree ("user_id");
