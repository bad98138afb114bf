CREATE TABLE "class_move_people" (
	"move_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_seated" boolean NOT NULL,
	"grade_from" smallint,
	CONSTRAINT "class_move_people_move_id_user_id_pk" PRIMARY KEY("move_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "class_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"from_class_id" integer NOT NULL,
	"to_class_id" integer,
	"made_class" boolean NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"moved_by" integer,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "class_move_people" ADD CONSTRAINT "class_move_people_move_id_class_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."class_moves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_move_people" ADD CONSTRAINT "class_move_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_moves" ADD CONSTRAINT "class_moves_from_class_id_school_classes_id_fk" FOREIGN KEY ("from_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_moves" ADD CONSTRAINT "class_moves_to_class_id_school_classes_id_fk" FOREIGN KEY ("to_class_id") REFERENCES "public"."school_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_moves" ADD CONSTRAINT "class_moves_moved_by_users_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_move_people_user" ON "class_move_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_moves_once" ON "class_moves" USING btree ("from_class_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "class_moves_to" ON "class_moves" USING btree ("to_class_id");--> statement-breakpoint
CREATE INDEX "class_moves_moved_by" ON "class_moves" USING btree ("moved_by");