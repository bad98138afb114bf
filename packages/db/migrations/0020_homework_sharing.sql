CREATE TABLE "homework_set_favourites" (
	"user_id" integer NOT NULL,
	"set_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "homework_set_favourites_user_id_set_id_pk" PRIMARY KEY("user_id","set_id")
);
--> statement-breakpoint
ALTER TABLE "homeworks" ADD COLUMN "shared_by_id" integer;--> statement-breakpoint
ALTER TABLE "homework_set_favourites" ADD CONSTRAINT "homework_set_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_set_favourites" ADD CONSTRAINT "homework_set_favourites_set_id_homework_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."homework_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_shared_by_id_users_id_fk" FOREIGN KEY ("shared_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;